import { ButtonLink } from '../../../ui/elements/Button';
import { Icon } from '../../../ui/elements/Icon';
import { Tag } from '../../../ui/elements/Tag';
import { OpenNow } from '../../agencias/OpenNow';
import css from './Calls.module.css';
import type { Call } from './call';

type Props = { calls: readonly Call[]; most?: number; text?: string };

export const Calls = ({ calls, most = 2, text = 'Llamar al' }: Props) => {
  const [first, ...rest] = calls.slice(0, most);
  if (!first)
    return (
      <ButtonLink href="/contactanos/agencias" className={css.principal}>
        <Icon name="agencia" size={20} />
        Buscar una agencia
      </ButtonLink>
    );
  return (
    <div className={css.llamadas}>
      <ButtonLink href={first.href} className={css.principal}>
        <Icon name="telefono" size={20} />
        <span>
          {text} <span className={css.numero}>{first.phone}</span>
        </span>
      </ButtonLink>
      <p className={css.nota}>
        <span>{first.name} </span>
        <State call={first} />
      </p>
      {rest.map((call) => (
        <p key={call.href} className={css.otra}>
          <a href={call.href}>
            {call.phone} · {call.name}
          </a>
        </p>
      ))}
    </div>
  );
};

/** Whether the line answers now, by the visitor's clock; its hours as text where they could not be parsed. */
const State = ({ call: { hours, timetable } }: { call: Call }) => (
  <>
    {timetable === 'always' && <Tag tone="verde">Atiende ahora</Tag>}
    {timetable && timetable !== 'always' && (
      <OpenNow agencia={timetable} open="Atiende ahora" closed="No atiende ahora" />
    )}
    {hours && (timetable && timetable !== 'always' ? <noscript>{hours}</noscript> : <span> {hours}</span>)}
  </>
);
