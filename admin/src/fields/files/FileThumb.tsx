import type { Focus, LibraryFile, StaffFile } from '@coop/domain/answers';
import Description from '@mui/icons-material/DescriptionOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useState } from 'react';
import { fetchApi } from '../../ground/api/fetchApi';

/** Returns the CSS object-position of an image's focus. Rounded to tens, as the public site does. */
export const cropPosition = (focus: Focus | null): string => {
  const { x, y } = focus ?? { x: 50, y: 50 };
  return `${Math.round(x / 10) * 10}% ${Math.round(y / 10) * 10}%`;
};

type Props = {
  file: StaffFile;
  /** The image variant to load, if the server generated it; otherwise the original. */
  size: 'miniatura' | 'tarjeta' | 'ancho';
  /** Defaults to the file's own alternative text. */
  alt?: string;
  style?: CSSProperties;
};

/** Stored image, fetched with the user's token because unpublished files have no public URL. */
export function StoredImage({ file: { id, version, variantes, alternativo }, size, alt, style }: Props) {
  const query = variantes[size] ? `?variante=${size}` : '';
  const { data: bytes } = useQuery({
    queryKey: ['contenido', id, version, query],
    queryFn: async () => (await fetchApi(`/api/archivos/${id}/contenido${query}`)).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  // Browsers draw a broken-image icon for an img without src.
  if (!address) return <span aria-hidden style={{ display: 'block', ...style }} />;
  return <img src={address} alt={alt ?? alternativo ?? ''} style={{ maxWidth: '100%', display: 'block', ...style }} />;
}

/** A file's image, first page or type icon. Decorative: the name is beside it. */
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
