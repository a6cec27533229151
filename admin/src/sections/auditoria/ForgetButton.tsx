import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { httpClient } from '../../ground/api/httpClient';

type Props = { seccion: string; id: string; version: number; titulo: string };

/** Takes the personal data out of a case that does not lose it by itself. Asked twice: nothing brings it back. */
export function ForgetButton({ titulo, ...seen }: Props) {
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const notify = useNotify();
  const forget = async () => {
    setAsked(false);
    try {
      await httpClient('/api/retencion/anonimizar', { method: 'POST', body: JSON.stringify(seen) });
      notify('Datos personales borrados', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['retencion'] });
  };
  return (
    <>
      <Button size="small" color="error" onClick={() => setAsked(true)} aria-label={`Borrar los datos de ${titulo}`}>
        Borrar sus datos
      </Button>
      <Confirm
        isOpen={asked}
        title="¿Desea borrar los datos personales?"
        content={`${titulo}: se borran los nombres, documentos, textos y archivos, también de su historial. No se pueden recuperar.`}
        confirm="Borrar"
        onConfirm={() => void forget()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
