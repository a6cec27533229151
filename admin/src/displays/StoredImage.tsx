import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchApi } from '../api/fetchApi';
import type { StoredFile } from '../api/StoredFile';

/** A stored picture. It is read with the user's token, because what is not published has no public address. */
export function StoredImage({ file, height }: { file: StoredFile; height: number }) {
  const { data: bytes } = useQuery({
    queryKey: ['archivos', file.id, 'contenido'],
    queryFn: async () => (await fetchApi(`/api/archivos/${file.id}/contenido`)).blob(),
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
  return (
    <img
      src={address}
      alt={file.alternativo ?? ''}
      style={{ height, maxWidth: '100%', objectFit: 'contain', display: 'block', borderRadius: 6 }}
    />
  );
}
