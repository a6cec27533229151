import type { LibraryFile, StaffFile } from '@coop/domain/answers';
import Description from '@mui/icons-material/DescriptionOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Box } from '@mui/material';
import { cropPosition } from './cropPosition';
import { StoredImage } from './StoredImage';

/**
 * Thumbnail of a file: its image, its first page or its type's icon. Decorative: the name is rendered beside it. Files
 * from a list use the image's own URL.
 */
export function FileThumb({ file }: { file: StaffFile & Partial<Pick<LibraryFile, 'miniatura'>> }) {
  const isPdf = file.mime === 'application/pdf';
  const Icon = isPdf ? PictureAsPdf : Description;
  // PDF pages are cropped from the top, where their title is.
  const style = { ...filling, objectPosition: isPdf ? 'top' : cropPosition(file.foco) };
  return (
    <Box aria-hidden sx={frame}>
      {file.miniatura ? (
        <img src={file.miniatura} alt="" loading="lazy" style={style} />
      ) : file.variantes.miniatura ? (
        <StoredImage file={file} size="miniatura" alt="" style={style} />
      ) : (
        <Icon sx={{ fontSize: 56, color: 'text.secondary' }} />
      )}
    </Box>
  );
}

const frame = {
  aspectRatio: '4 / 3',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  bgcolor: 'action.hover',
};
const filling = { width: '100%', height: '100%', objectFit: 'cover' } as const;
