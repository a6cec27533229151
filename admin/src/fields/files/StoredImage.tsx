import type { StaffFile } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useState } from 'react';
import { fetchApi } from '../../ground/api/fetchApi';

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
