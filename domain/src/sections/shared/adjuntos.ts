import { date, file, managed, rows } from '../../language/index.js';

const help = 'PDF, JPG o PNG de hasta 5 MB cada uno.';

const archivo = () => file('Archivo', { required: true, private: true, types: ['pdf', 'jpg', 'png'], maxMegabytes: 5 });

/** Papers that come with a form: each is looked at by its content, and read by staff alone. */
export const adjuntos = (label: string) => rows(label, { archivo: archivo() }, { max: 5, help });

/** Papers that whoever sent a case brings later by its private link, a few at a time, each with its day. */
export const aportados = () =>
  managed(
    rows(
      'Aportados después',
      { archivo: archivo(), fecha: date('Aportado el', { required: true }) },
      { max: 10, help },
    ),
  );
