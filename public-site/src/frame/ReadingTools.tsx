import css from './ReadingTools.module.css';

/** Large text, text-to-speech and easy reading; `startReading` shows those that need JavaScript. */
export const ReadingTools = ({ easy }: { easy: string | null }) => (
  <div className={css.lectura} data-lectura="">
    <details>
      <summary>
        <span aria-hidden="true">Aa</span>
        <span className="oculto">Para leer mejor</span>
      </summary>
      <ul>
        <li>
          <button type="button" data-letra-grande="" aria-pressed="false" data-con-guion>
            Letra grande
          </button>
        </li>
        <li hidden>
          <button type="button" data-escuchar="">
            Escuchar esta página
          </button>
        </li>
        <li hidden>
          <button type="button" data-callar="">
            Detener la lectura
          </button>
        </li>
        {easy && (
          <li>
            <a href={easy}>Lectura fácil</a>
          </li>
        )}
        <li>
          <a href="/accesibilidad">Accesibilidad</a>
        </li>
      </ul>
    </details>
  </div>
);
