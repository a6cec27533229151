import { createRequire } from 'node:module';
import type { Entidad } from '@coop/domain/entidad';
import { paletaDe } from '@coop/domain/paleta';
import { aguayo } from '../brand/brand-files.js';

/** Open Graph image size, in pixels. */
const [WIDTH, HEIGHT, MARGIN, BAND] = [1200, 630, 80, 40];
const LOGO = { width: 520, height: 96 };
const TITLE = { width: WIDTH - 2 * MARGIN, height: 320 };
/** Font sizes; the largest one that fits is used. */
const SIZES = [84, 72, 60, 50, 42];
const LONGEST_TITLE = 160;

const typeface = () => createRequire(import.meta.url).resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf');

/** Draws a page's Open Graph PNG. `logo`: for dark backgrounds. */
export async function drawSharePicture(
  { nombreCorto, colores, motivo }: Pick<Entidad, 'nombreCorto' | 'colores' | 'motivo'>,
  title: string,
  logo: Buffer | undefined,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const paleta = paletaDe(colores);
  const name = logo
    ? await sharp(logo, { density: 300 })
        .resize({ ...LOGO, fit: 'inside' })
        .png()
        .toBuffer()
    : (await written(nombreCorto, 44, paleta.acento, LOGO.width)).data;
  const image = await fitting(title);
  const band = motivo === 'aguayo' ? await bandOf(aguayo(paleta)) : undefined;
  const foot = HEIGHT - MARGIN - (band ? BAND : 0);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: paleta.fondoOscuro } })
    .composite([
      { input: name, left: MARGIN, top: MARGIN },
      { input: image.data, left: MARGIN, top: foot - image.info.height },
      ...(band ? [{ input: band, left: 0, top: HEIGHT - BAND }] : []),
    ])
    .png({ palette: true })
    .toBuffer();
}

async function fitting(title: string) {
  const short = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title;
  for (const size of SIZES) {
    const image = await written(short, size, '#ffffff', TITLE.width);
    if (image.info.height <= TITLE.height && image.info.width <= TITLE.width) return image;
  }
  // Stacked marks or unbreakable words can overflow even at the smallest size: scale it down.
  const { default: sharp } = await import('sharp');
  const least = await written(short, SIZES.at(-1) as number, '#ffffff', TITLE.width);
  return sharp(least.data)
    .resize({ ...TITLE, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
}

async function written(text: string, size: number, colour: string, width: number) {
  const { default: sharp } = await import('sharp');
  const markup = `<span foreground="${colour}">${escaped(text)}</span>`;
  // At 72 dpi a point is a pixel.
  return sharp({
    text: {
      text: markup,
      font: `Figtree Bold ${size}`,
      fontfile: typeface(),
      rgba: true,
      width,
      wrap: 'word-char',
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Draws the band at twice its size on pages, over the full width. */
async function bandOf(piece: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const tile = await sharp(Buffer.from(piece), { density: 144 }).png().toBuffer();
  return sharp({ create: { width: WIDTH, height: BAND, channels: 4, background: '#ffffff00' } })
    .composite([{ input: tile, tile: true, gravity: 'northwest' }])
    .png()
    .toBuffer();
}
