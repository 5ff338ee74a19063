/** The recipe whose cook mode was left last, until the focus has come back to where it is entered. */
let leftId: string | null = null;

export function leaveCooking(recipeId: string) {
  leftId = recipeId;
}

/** Cook mode stands outside of the frame of the pages, which moves the focus from page to page: a new frame has to ask. */
export const hasLeftCooking = (): boolean => leftId !== null;

/** Another page was gone to since. */
export function forgetLeftCooking() {
  leftId = null;
}

/** As the `ref` of what enters a recipe's cook mode: it has the focus again after cook mode was left. */
export const focusAfterCooking = (recipeId: string) => (control: HTMLElement | null) => {
  if (control === null || leftId !== recipeId) return;
  control.focus({ preventScroll: true });
  // what is not shown yet cannot have it, and is asked again when it is
  if (document.activeElement === control) leftId = null;
};
