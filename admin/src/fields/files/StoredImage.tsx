import type { StaffFile } from '@coop/domain/answers';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useState } from 'react';
import { fetchApi } from '../../ground/api/fetchApi';

type Props = {
  file: StaffFile;
  /** The version of it that is large enough, where the server made one. */
  size: 'miniatura' | 'tarjeta' | 'ancho';
  /** Absent: its own alternative text. */
  alt?: string;
  style?: CSSProperties;
};

/** A stored picture. It is read with the user's token, because what is not published has no public address. */
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
  // Without an address browsers draw the sign of a broken picture.
  if (!address) return <span aria-hidden style={{ display: 'block', ...style }} />;
  return <img src={address} alt={alt ?? alternativo ?? ''} style={{ maxWidth: '100%', display: 'block', ...style }} />;
}
