/** The round check that ticks food off. */
export const CHECK = [
  'm-0 grid size-6 flex-none appearance-none place-items-center rounded-[50%] border-[1.75px] border-line-strong bg-field',
  'transition-[background,border-color] checked:border-leaf checked:bg-leaf print:[print-color-adjust:exact]',
  'checked:after:h-[0.72rem] checked:after:w-[0.42rem] checked:after:[transform:translateY(-1px)_rotate(45deg)]',
  'checked:after:border-r-[2.2px] checked:after:border-b-[2.2px] checked:after:border-surface checked:after:content-[""]',
].join(' ');
