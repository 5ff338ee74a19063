/** A page as a browser shows it. */
export interface SentPage {
  url: string;
  html: string;
}

/**
 * The page that is shown, without what tells nothing of a recipe and without anything typed into it. It runs within pages of
 * others, as the text of a bookmark or from an extension: nothing outside of this function is there.
 */
export function collectPage(): SentPage {
  const valueMaxCharacters = 4000;
  const htmlMaxCharacters = 4_000_000;
  // a document that is not shown loads no picture and runs no script
  const copy = document.implementation.createHTMLDocument('').importNode(document.documentElement, true);
  const unread = 'style,svg,canvas,object,embed,audio,template,input,textarea,select,link[rel~="stylesheet"]';
  for (const element of copy.querySelectorAll(unread)) element.remove();
  for (const script of copy.querySelectorAll('script')) {
    const tells = script.type.includes('json') || /ingredi[eè]n|ingrédient|zutaten/i.test(script.textContent ?? '');
    if (script.src !== '' || !tells) script.remove();
  }
  for (const element of copy.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      if (name === 'style' || name.startsWith('on') || value.length > valueMaxCharacters) element.removeAttribute(name);
    }
  }
  return { url: location.href, html: `<!doctype html>${copy.outerHTML}`.slice(0, htmlMaxCharacters) };
}
