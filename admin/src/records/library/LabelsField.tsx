import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { libraryApi } from './libraryApi';

type Props = { value: string[]; onChange: (labels: string[]) => void };

const MAX_LABELS = 10;
const LONGEST = 30;

export function LabelsField({ value, onChange }: Props) {
  const { data: known = [] } = useLabels();
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={known}
      value={value}
      filterSelectedOptions
      onChange={(_, labels) =>
        onChange(
          [...new Set(labels.map((one) => one.trim().toLowerCase().slice(0, LONGEST)).filter(Boolean))].slice(
            0,
            MAX_LABELS,
          ),
        )
      }
      renderInput={(input) => (
        <TextField {...input} label="Etiquetas" helperText="Con ellas se halla después. Escriba una y pulse Intro." />
      )}
    />
  );
}

export const useLabels = () => useQuery({ queryKey: ['archivos', 'etiquetas'], queryFn: () => libraryApi.labels() });
