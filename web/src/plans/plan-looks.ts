/** Results and goals stand beside the meals wherever the spine is: narrower first, then the meals lie in one column. */
export const COLUMNS = 'grid grid-cols-[minmax(0,1fr)_clamp(15rem,29%,20.5rem)] items-start gap-6 max-app:grid-cols-1';
export const ASIDE = [
  '@container grid grid-cols-1 gap-6 @max-narrow:[&>section]:px-4 @max-narrow:[&>section]:py-4.5',
  'max-app:grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] max-app:items-start',
].join(' ');
