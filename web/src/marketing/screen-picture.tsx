import { SCREEN_THEMES, SCREENS, type ScreenName, screenPath, screenWidthsPx } from './screens.ts';

/** A picture of the product in the theme of the page; the other theme's is not fetched. */
export function ScreenPicture({ screen, sizes }: { screen: ScreenName; sizes: string }) {
  const { widthPx, heightPx, alt } = SCREENS[screen];
  const widths = screenWidthsPx(screen);
  return (
    <div className={widthPx > 600 ? 'screen' : 'screen screen-phone'}>
      {SCREEN_THEMES.map((theme) => (
        <img
          key={theme}
          className={`only-${theme}`}
          src={screenPath(screen, theme, Math.max(...widths))}
          srcSet={widths.map((px) => `${screenPath(screen, theme, px)} ${px}w`).join(', ')}
          sizes={sizes}
          alt={alt}
          width={widthPx}
          height={heightPx}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}
