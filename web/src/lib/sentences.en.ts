export const en = {
  heicHelp:
    "This browser cannot read HEIC photos. Save the photo as JPEG and choose that, or set your iPhone to 'Most Compatible' under Settings, Camera, Formats.",
  keepYourWeight: 'Keep your weight',
  loseWeekly: (kg: string) => `Lose ${kg} kg a week`,
  gainWeekly: (kg: string) => `Gain ${kg} kg a week`,
  minorLimit:
    'Under 18, Sorrel recommends nothing below what keeps your weight, so the slider stops there. This is no medical advice: please ask a doctor or dietitian before you eat less.',
  adultLimit: (floor: string) =>
    `Sorrel recommends nothing below ${floor} a day, so the slider stops here. That is common adult guidance, not medical advice: please ask a doctor or dietitian before you eat less.`,
  weeklyChange: 'Weekly change',
};
