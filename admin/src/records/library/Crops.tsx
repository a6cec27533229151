import type { Focus, StaffFile } from '@coop/domain/answers';
import { Box, Typography } from '@mui/material';
import { cropPosition } from '../../fields/files/cropPosition';
import { StoredImage } from '../../fields/files/StoredImage';

const ratios = [
  ['16:9', 16 / 9],
  ['1:1', 1],
  ['4:5', 4 / 5],
] as const;

/** How pages will cut a picture that keeps this point. */
export function Crops({ file, focus }: { file: StaffFile; focus: Focus | null }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 380, gridTemplateColumns: columns }}>
      {ratios.map(([label, ratio]) => (
        <Box component="figure" key={label} sx={{ m: 0 }}>
          <StoredImage
            file={file}
            size="tarjeta"
            alt={`Recorte ${label}`}
            style={{
              width: '100%',
              aspectRatio: ratio,
              objectFit: 'cover',
              objectPosition: cropPosition(focus),
              borderRadius: 6,
            }}
          />
          <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** All as high as each other. */
const columns = ratios.map(([, ratio]) => `minmax(0, ${ratio}fr)`).join(' ');
