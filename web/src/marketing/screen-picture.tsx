import { classes } from '../ui/classes.ts';
import { SCREEN_THEMES, SCREENS, type ScreenName, screenPath, screenWidthsPx } from './screens.ts';
import { say } from './sentences.ts';

const LOOKS = {
  window: 'rounded-xl shadow-framed-3',
  phone: 'rounded-[2.25rem] border-8 border-phone shadow-3',
};
const ONLY = { light: 'block dark:hidden', dark: 'hidden dark:block' };

/** A picture of the product in the theme of the page; the other theme's is not fetched. */
export function ScreenPicture({
  screen,
  sizes,
  className,
  imageClassName,
}: {
  screen: ScreenName;
  sizes: string;
  className?: string;
  imageClassName?: string;
}) {
  const { widthPx, heightPx } = SCREENS[screen];
  const look = widthPx > 600 ? 'window' : 'phone';
  const widths = screenWidthsPx(screen);
  return (
    <div className={classes('overflow-hidden bg-sunken', LOOKS[look], className)}>
      {SCREEN_THEMES.map((theme) => (
        <img
          key={theme}
          className={`h-auto w-full ${ONLY[theme]} ${imageClassName ?? ''}`}
          src={screenPath(screen, theme, Math.max(...widths))}
          srcSet={widths.map((px) => `${screenPath(screen, theme, px)} ${px}w`).join(', ')}
          sizes={sizes}
          alt={say.screens[screen]}
          width={widthPx}
          height={heightPx}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}
