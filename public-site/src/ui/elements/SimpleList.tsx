import { Icon } from './Icon';
import css from './SimpleList.module.css';

/** Short texts under a title: requirements, benefits. Nothing when there are none. */
export const SimpleList = ({ title, elements }: { title: string; elements: readonly string[] }) =>
  elements.length > 0 && (
    <div>
      <h3>{title}</h3>
      <ul className={css.lista}>
        {elements.map((text) => (
          <li key={text}>
            <Icon name="listo" size={20} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
