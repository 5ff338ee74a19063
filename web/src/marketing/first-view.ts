/** A picture that never comes does not keep the page from answering. */
const AT_LATEST_MS = 4000;

/** Settles when the styles, fonts and pictures of the first view are here and painted: nothing competes with them. */
export function firstViewShown(): Promise<void> {
  return new Promise((resolve) => {
    const afterNextFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
    const handleLoad = () => afterNextFrame(() => afterNextFrame(resolve));
    if (document.readyState === 'complete') handleLoad();
    else window.addEventListener('load', handleLoad, { once: true });
    // frames do not come to a tab in the background either
    setTimeout(resolve, AT_LATEST_MS);
  });
}
