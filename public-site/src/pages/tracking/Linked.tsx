import type { LinkedCase, PrivateLink } from '@coop/domain/answers';
import { useEffect, useState } from 'react';
import type { FieldData } from '../../forms/description/types';
import { linkIn } from '../../forms/receipts/linkIn';
import { Note } from '../../ui/elements/Note';
import { FollowedCase } from './FollowedCase';
import { type CaseOrFault, follow } from './follow';
import { LinkForm } from './LinkForm';
import type { Opened, Refused } from './returned';

type Props = { opened: Opened | undefined; refused: Refused | undefined; documentos: FieldData | undefined };
type State = { link: PrivateLink; caso: CaseOrFault | undefined; aportado: boolean };

/**
 * The case of the private link in the address's fragment, which only the browser sees.
 * Without JavaScript, the case that a form requested.
 */
export function Linked({ opened, refused, documentos }: Props) {
  const [shown, setShown] = useState<State | undefined>(
    opened && { link: opened.enlace, caso: opened.caso, aportado: opened.aportado },
  );
  useEffect(() => {
    const look = () => {
      const link = linkIn(location.hash);
      if (!link) return;
      setShown({ link, caso: undefined, aportado: false });
      void follow(link).then((caso) => setShown({ link, caso, aportado: false }));
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  if (!shown)
    return refused ? (
      <>
        <Note>{refused.errores.adjuntos ?? refused.mensaje}</Note>
        <LinkForm values={refused.valores} errors={refused.errores} />
      </>
    ) : null;
  const { caso, link, aportado } = shown;
  if (!caso) return <p role="status">Buscando…</p>;
  if ('falla' in caso) return <Note>{caso.falla}</Note>;
  const onAdded = (after: LinkedCase) => setShown({ link, caso: after, aportado: true });
  const onChanged = (after: LinkedCase) => setShown({ link, caso: after, aportado: false });
  return (
    <FollowedCase
      key={link.codigo}
      caso={caso}
      link={link}
      aportado={aportado}
      documentos={documentos}
      onAdded={onAdded}
      onChanged={onChanged}
    />
  );
}
