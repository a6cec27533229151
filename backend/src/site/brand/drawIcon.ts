import { createRequire } from 'node:module';
import type { Entidad } from '@coop/domain/entidad';
import { paletaDe } from '@coop/domain/paleta';

const WHOLE = { left: 0, top: 0 };
/** Safe zone of a masked icon, as a part of its side. */
const SAFE_ZONE = 0.7;

const typeface = () => createRequire(import.meta.url).resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf');

/** Draws a square PNG icon: the entity's square logo, or its initial on its main colour. `logo`: bytes of the logo. */
export async function drawIcon(
  { nombreCorto, colores }: Pick<Entidad, 'nombreCorto' | 'colores'>,
  logo: Buffer | undefined,
  { side, masked = false }: { side: number; masked?: boolean },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { principal } = paletaDe(colores);
  const inner = Math.round(side * (masked && logo ? SAFE_ZONE : 1));
  const drawn = logo
    ? sharp(logo, { density: 1200 }).resize(inner, inner, { fit: 'contain', background: '#ffffff00' })
    : await initial(nombreCorto, inner);
  const top = Math.round((side - inner) / 2);
  const ground = { width: side, height: side, channels: 4 as const, background: groundOf(logo, masked, principal) };
  return sharp({ create: ground })
    .composite([{ input: await drawn.png().toBuffer(), ...WHOLE, ...(top && { left: top, top }) }])
    .png()
    .toBuffer();
}

const groundOf = (logo: Buffer | undefined, masked: boolean, principal: string) => {
  if (!logo) return principal;
  return masked ? '#ffffff' : '#ffffff00';
};

/** Draws the name's first letter or digit in white; neither needs escaping in Pango markup. */
async function initial(name: string, side: number) {
  const { default: sharp } = await import('sharp');
  const letter = [...name].find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? '·';
  const height = Math.round(side * 0.56);
  const text = { text: `<span foreground="#ffffff">${letter.toUpperCase()}</span>`, font: 'Figtree Bold', rgba: true };
  const { data, info } = await sharp({ text: { ...text, fontfile: typeface(), width: height, height } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { width: side, height: side, channels: 4, background: '#ffffff00' } }).composite([
    { input: data, left: Math.round((side - info.width) / 2), top: Math.round((side - info.height) / 2) },
  ]);
}
