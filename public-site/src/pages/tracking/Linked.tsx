import type { Followed, PrivateLink } from '@coop/domain/answers';
import { useEffect, useState } from 'react';
import { linkIn } from '../../forms/receipts/linkIn';
import { Note } from '../../ui/elements/Note';
import { FollowedCase } from './FollowedCase';
import { follow } from './follow';

type Shown = { link: PrivateLink; caso: Followed | { falla: string } | undefined };

/** The case whose private link the address has, if it has one. Only the browser sees that part of it. */
export function Linked() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const look = () => {
      const link = linkIn(location.hash);
      setShown(link && { link, caso: undefined });
      if (link) void follow(link).then((caso) => setShown({ link, caso }));
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  if (!shown) return null;
  const { caso, link } = shown;
  if (!caso) return <p role="status">Buscando…</p>;
  return 'falla' in caso ? <Note>{caso.falla}</Note> : <FollowedCase key={link.codigo} caso={caso} link={link} />;
}
