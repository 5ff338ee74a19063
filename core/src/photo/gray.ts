/** A picture in grays, row by row from the top: 0 is black, 255 is white. */
export interface Gray {
  widthPx: number;
  heightPx: number;
  pixels: Uint8Array;
}

export const emptyGray = (widthPx: number, heightPx: number): Gray => ({
  widthPx,
  heightPx,
  pixels: new Uint8Array(widthPx * heightPx),
});

/** The lightness of a picture in colours, four bytes a pixel. What is not opaque lies on white paper. */
export function grayOf(rgba: Uint8Array | Uint8ClampedArray, widthPx: number, heightPx: number): Gray {
  const gray = emptyGray(widthPx, heightPx);
  for (let place = 0; place < gray.pixels.length; place++) {
    const from = place * 4;
    const opacity = (rgba[from + 3] ?? 255) / 255;
    // ITU-R BT.601
    const light = 0.299 * (rgba[from] ?? 0) + 0.587 * (rgba[from + 1] ?? 0) + 0.114 * (rgba[from + 2] ?? 0);
    gray.pixels[place] = Math.round(light * opacity + 255 * (1 - opacity));
  }
  return gray;
}

/** A picture a whole number of times smaller, each pixel the mean of those it stands for. */
export function shrink(gray: Gray, times: number): Gray {
  if (times <= 1) return gray;
  const small = emptyGray(
    Math.max(1, Math.floor(gray.widthPx / times)),
    Math.max(1, Math.floor(gray.heightPx / times)),
  );
  const sums = new Uint32Array(small.widthPx);
  for (let y = 0; y < small.heightPx; y++) {
    sums.fill(0);
    const rows = Math.min(times, gray.heightPx - y * times);
    for (let row = 0; row < rows; row++) {
      let place = (y * times + row) * gray.widthPx;
      for (let x = 0; x < small.widthPx; x++) {
        let sum = 0;
        for (let end = place + times; place < end; place++) sum += gray.pixels[place] ?? 0;
        sums[x] = (sums[x] ?? 0) + sum;
      }
    }
    for (let x = 0; x < small.widthPx; x++)
      small.pixels[y * small.widthPx + x] = Math.round((sums[x] ?? 0) / (rows * times));
  }
  return small;
}

/** How many times a picture is to be made smaller so that its longest side has about so many pixels. */
export const shrinkTimes = (gray: Gray, longestPx: number): number =>
  Math.max(1, Math.round(Math.max(gray.widthPx, gray.heightPx) / longestPx));

/** Turned clockwise by quarters. */
export function quarterTurned(gray: Gray, quarters: number): Gray {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return gray;
  const { widthPx, heightPx, pixels } = gray;
  const turned = turns === 2 ? emptyGray(widthPx, heightPx) : emptyGray(heightPx, widthPx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const place =
        turns === 1
          ? x * heightPx + (heightPx - 1 - y)
          : turns === 2
            ? (heightPx - 1 - y) * widthPx + (widthPx - 1 - x)
            : (widthPx - 1 - x) * heightPx + y;
      turned.pixels[place] = pixels[y * widthPx + x] ?? 0;
    }
  }
  return turned;
}

/** As a file that readers of pictures know: PGM, one byte a pixel. */
export function pgmFile({ widthPx, heightPx, pixels }: Gray): Uint8Array<ArrayBuffer> {
  const head = `P5\n${widthPx} ${heightPx}\n255\n`;
  const file = new Uint8Array(head.length + pixels.length);
  for (let place = 0; place < head.length; place++) file[place] = head.charCodeAt(place);
  file.set(pixels, head.length);
  return file;
}
