import type { LibraryFile, StaffFile } from '@coop/domain/answers';
import Description from '@mui/icons-material/DescriptionOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Box } from '@mui/material';
import { cropPosition } from './cropPosition';
import { StoredImage } from './StoredImage';

/**
 * A file at a glance: its picture, its first page, or the sign of its type. Its name stands beside it, so it says nothing itself. Of
 * those that a list gave, browsers draw the picture by its own address.
 */
export function FileThumb({ file }: { file: StaffFile & Partial<Pick<LibraryFile, 'miniatura'>> }) {
  const isPdf = file.mime === 'application/pdf';
  const Icon = isPdf ? PictureAsPdf : Description;
  // A page says what it is at its top.
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
