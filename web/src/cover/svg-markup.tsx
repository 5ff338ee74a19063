interface SvgMarkupProps {
  /** markup that we wrote ourselves: drawCover, drawFoodIcon, drawFillingBowl */
  svg: string;
  className: string;
}

/** Our own drawing in the page. It holds no text of any user (a property test shows it), so it may go in as it is. */
export function SvgMarkup({ svg, className }: SvgMarkupProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is drawn from tables and never contains user text
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
