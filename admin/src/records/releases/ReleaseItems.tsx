import { formatDate } from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';
import { Box, Button, Card, CardContent, Collapse, Typography } from '@mui/material';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, Loading, useGetOne } from 'react-admin';
import { FailedToLoad } from '../../ground/messages/Message';
import { ReviewedChanges } from '../publishing/ReviewedChanges';
import { type ReleaseItem, sectionOfItem } from './release';

type Props = {
  items: readonly ReleaseItem[];
  /** When the release comes out; null: at once. */
  publicaEn: string | null;
  /** Comparisons are folded until a button opens them. */
  isFolded?: boolean;
  /** Called with the version of each row whose comparison is rendered. */
  onRead?: (id: string, version: number) => void;
  /** Further content of each row. */
  children?: (item: ReleaseItem, at: number) => ReactNode;
};

/** Rows of a release, each with what it changes for visitors. */
export function ReleaseItems({ items, children, ...shared }: Props) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5, minWidth: 0 }}>
      {items.map((item, at) => (
        <Card key={item.registro} component="li" variant="outlined" sx={{ minWidth: 0 }}>
          <CardContent sx={{ '&:last-child': { pb: 2 } }}>
            <Item item={item} {...shared}>
              {children?.(item, at)}
            </Item>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}

type ItemProps = Omit<Props, 'items' | 'children'> & { item: ReleaseItem; children: ReactNode };

function Item({ item, publicaEn, isFolded = false, onRead, children }: ItemProps) {
  const { seccion, registro, titulo } = item;
  const section = sectionOfItem(item);
  const [isOpen, setOpen] = useState(!isFolded);
  const { data, error, refetch } = useGetOne(seccion, { id: registro });
  const version = data?.version;
  const read = useCallback(() => onRead?.(registro, version), [onRead, registro, version]);
  const starts = data?.vigenteDesde;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {section.label.one}
          </Typography>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            <Link to={`/administrador/${seccion}/${registro}`}>{data ? section.title(data) : titulo}</Link>
          </Typography>
          {starts && starts > dayInLaPaz(publicaEn ?? new Date().toISOString()) && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {`Los visitantes lo verán desde el ${formatDate(starts)}.`}
            </Typography>
          )}
        </Box>
        {isFolded && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Ocultar los cambios' : 'Ver los cambios'}
          </Button>
        )}
        {children}
      </Box>
      <FailedToLoad error={error} onRetry={refetch} />
      {!data && !error && !isFolded && <Loading loadingPrimary="" loadingSecondary="" />}
      {data && (
        <Collapse in={isOpen} unmountOnExit>
          {/* Remounted per version, so that a version counts as read only once its own changes are rendered. */}
          <ReviewedChanges key={version} section={section} record={data} values={data} onRendered={read} />
        </Collapse>
      )}
    </>
  );
}
