import type { AnySection, Field, Transition } from '@coop/domain';
import type { ReplyTemplate } from '@coop/domain/answers';
import { fillTemplate } from '@coop/domain/sections/plantillasRespuesta/replyTemplates';
import { answerAddress } from '@coop/domain/sections/shared/atencion/answerAddress';
import Quickreply from '@mui/icons-material/QuickreplyOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { Alert, Box, Button, Chip, Menu, MenuItem, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type RaRecord, TextInput, useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { dataProvider, OfferedOrder } from '../ground/api/dataProvider';
import { FailedToLoad } from '../ground/messages/Message';
import { settings } from '../ground/page/settings';
import { type OwnInputs, TransitionDialog } from '../records/orders/TransitionDialog';
import type { CaseParts } from './caseScreen';
import { personOf, whatsappLink } from './columns/columns';

/** Templates that fit as buttons; more of them go in a menu. */
const FEW = 4;

type TemplatePickerProps = { section: AnySection; record: RaRecord; transition: Transition };
type FilledTemplate = Pick<ReplyTemplate, 'texto' | 'valores'>;

/** Fills the answer from a template; confirms before it replaces typed text. */
function TemplatePicker({ section, record, transition }: TemplatePickerProps) {
  const { plantillas } = useDataProvider<typeof dataProvider>();
  const { getValues, setValue } = useFormContext();
  const label = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [proposed, setProposed] = useState<FilledTemplate>();
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: [section.name, 'plantillas'],
    queryFn: () => plantillas(section.name),
  });
  if (data.length === 0) return <FailedToLoad error={error} onRetry={refetch} />;

  const inputs = [...(transition.requires ?? []), ...(transition.accepts ?? [])];
  const accepts = (name: string) => inputs.includes(name);
  const set = (name: string, value: unknown) => setValue(name, value, { shouldDirty: true, shouldValidate: true });
  /** Writes the text and the template's values. Values replace filled fields only if `replaces`. */
  const write = ({ texto, valores }: FilledTemplate, replaces: boolean) => {
    set('respuesta', texto);
    for (const [name, value] of Object.entries(valores))
      if (accepts(name) && (replaces || !getValues(name))) set(name, value);
    setProposed(undefined);
  };
  const choose = ({ texto: template, valores }: ReplyTemplate) => {
    setAnchor(null);
    const texto = fillTemplate(template, {
      nombre: personOf(record) || 'cliente',
      codigo: String(record.codigo),
      entidad: settings.entidad.nombre,
    });
    if (typed().trim() && typed() !== texto) setProposed({ texto, valores });
    else write({ texto, valores }, true);
  };
  const typed = () => String(getValues('respuesta') ?? '').trimEnd();

  return (
    <Box>
      {data.length > FEW ? (
        <Button
          variant="outlined"
          startIcon={<Quickreply />}
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          Usar una plantilla
        </Button>
      ) : (
        <Box role="group" aria-labelledby={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Typography id={label} variant="body2" sx={{ width: '100%', color: 'text.secondary' }}>
            Usar una plantilla
          </Typography>
          {data.map((template) => (
            <Chip
              key={template.id}
              label={template.nombre}
              onClick={() => choose(template)}
              sx={{ height: 'auto', minHeight: 32, '& .MuiChip-label': { whiteSpace: 'normal' } }}
            />
          ))}
        </Box>
      )}
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {data.map((template) => (
          <MenuItem key={template.id} onClick={() => choose(template)} sx={{ whiteSpace: 'normal' }}>
            {template.nombre}
          </MenuItem>
        ))}
      </Menu>
      {proposed !== undefined && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          Ya escribió una respuesta. ¿Qué hacemos con ella?
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button
              size="small"
              onClick={() => write({ ...proposed, texto: `${typed()}\n\n${proposed.texto}` }, false)}
            >
              Agregar la plantilla al final
            </Button>
            <Button size="small" onClick={() => write(proposed, true)}>
              Reemplazar lo escrito
            </Button>
            <Button size="small" onClick={() => setProposed(undefined)}>
              Dejar lo escrito
            </Button>
          </Box>
        </Alert>
      )}
    </Box>
  );
}

const ROWS = 8;

const AnswerInput = ({ field }: { field: Field }) => (
  <TextInput
    source="respuesta"
    label={field.label}
    helperText={field.help ?? false}
    isRequired={field.presence === 'required'}
    multiline
    minRows={ROWS}
  />
);

type CaseOrderFormProps = {
  section: AnySection;
  record: RaRecord;
  order: OfferedOrder;
  parts?: CaseParts;
  inPage?: boolean;
  onClose: () => void;
  onDone?: (row: RaRecord) => void;
};

export function CaseOrderForm({ section, record, order, parts = {}, inPage, onClose, onDone }: CaseOrderFormProps) {
  const { name, transition, proposal } = order;
  const { Making, inputs, footInputs, Letter } = parts;
  const [showsLetter, setShowsLetter] = useState(false);
  if (transition.makes && Making) return <Making {...{ section, record, name, transition, onClose }} />;
  const common = { section, record, name, transition, proposal, inPage, onClose, onDone, footInputs };
  if (name !== 'responder') return <TransitionDialog {...common} inputs={inputs} />;
  return (
    <TransitionDialog
      {...common}
      inputs={{ ...answerInputs, ...inputs }}
      act={<ActLabel label={transition.label} record={record} />}
      tools={
        Letter && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={showsLetter}
            onChange={(_, shows: boolean | null) => shows !== null && setShowsLetter(shows)}
            aria-label="Qué se ve"
          >
            <ToggleButton value={false}>Texto</ToggleButton>
            <ToggleButton value>Carta</ToggleButton>
          </ToggleButtonGroup>
        )
      }
      helpers={
        <>
          <TemplatePicker section={section} record={record} transition={transition} />
          <WhatsAppAnswer record={record} />
        </>
      }
      onFault={() => setShowsLetter(false)}
      instead={showsLetter && Letter && <Letter record={record} />}
    />
  );
}

const answerInputs: OwnInputs = { respuesta: AnswerInput };

type ActLabelProps = { label: string; record: RaRecord };

function ActLabel({ label, record }: ActLabelProps) {
  const medioUsado = useWatch({ name: 'medioUsado' });
  const address = answerAddress({ correo: record.correo, medioUsado });
  if (address) return <>{`${label} y enviar por correo a ${address}`}</>;
  const person = personOf(record);
  return <>{person ? `${label} a ${person}` : label}</>;
}

/** Opens the WhatsApp conversation with the answer typed. The panel itself sends nothing. */
function WhatsAppAnswer({ record }: { record: RaRecord }) {
  const [respuesta, medioUsado] = useWatch({ name: ['respuesta', 'medioUsado'] });
  if (medioUsado !== 'whatsapp' || !record.celular) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<WhatsApp />}
      href={whatsappLink(record.celular, respuesta ?? '')}
      target="_blank"
      rel="noopener noreferrer"
    >
      Abrir WhatsApp con este texto
    </Button>
  );
}
