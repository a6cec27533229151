import type { Followed, PrivateLink } from '@coop/domain/answers';
import { formatLongDate } from '@coop/domain/format';
import { useEffect, useRef } from 'react';
import { DeadlineButton } from '../../forms/receipts/DeadlineButton';
import { Icon } from '../../ui/elements/Icon';
import css from './FollowedCase.module.css';
import { termInWords } from './termInWords';

type Props = { caso: Followed; link: PrivateLink };

/** Where it stands, until when it is answered, and which way it came. */
export function FollowedCase({ caso, link }: Props) {
  const { tipo, codigo, estado, pasos } = caso;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [term, ...left] = termInWords(caso);
  return (
    <section className={css.caso} aria-labelledby="caso">
      <p className={css.codigo}>
        {tipo} N° {codigo}
      </p>
      <h2 ref={title} id="caso" tabIndex={-1} className={css.estado}>
        {estado}
      </h2>
      <p className={css.plazo}>
        <Icon name="calendario" size={20} />
        <span>
          {term} {left.length > 0 && <strong>{left}</strong>}
        </span>
      </p>
      <h3>Su recorrido</h3>
      <ol className={css.pasos}>
        {pasos.map((paso, at) => (
          <li key={`${paso.fecha}${paso.estado}`} aria-current={at === pasos.length - 1 ? 'step' : undefined}>
            <strong>{paso.estado}</strong>
            <time dateTime={paso.fecha}>{formatLongDate(paso.fecha)}</time>
          </li>
        ))}
      </ol>
      {caso.fechaLimite && <DeadlineButton link={link} />}
      <p className={css.nota}>Guarde esta dirección: abre su caso sin más datos. Es solo suya; no la comparta.</p>
    </section>
  );
}
