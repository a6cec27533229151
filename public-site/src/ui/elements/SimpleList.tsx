import { Icon } from './Icon';
import css from './SimpleList.module.css';

type Props = {
  title: string;
  elements: readonly string[];
  /** The elements are absent features. */
  areMissing?: boolean;
};

/** A titled list of short texts: requirements, benefits. Renders nothing when empty. */
export const SimpleList = ({ title, elements, areMissing }: Props) =>
  elements.length > 0 && (
    <div>
      <h3>{title}</h3>
      <ul className={areMissing ? css.faltan : css.lista}>
        {elements.map((text) => (
          <li key={text}>
            <Icon name={areMissing ? 'falta' : 'listo'} size={20} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
