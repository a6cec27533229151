import type { InputProps } from '../InputProps';
import { UploadInput } from './UploadInput';

/** A picture: asks what it shows before it is sent, because its alternative text is kept with it. */
export function ImageInput(props: InputProps<'image'>) {
  return <UploadInput {...props} asksAlternative />;
}
