import type { MenuEntry } from '@coop/domain';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Calculate from '@mui/icons-material/CalculateOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Chat from '@mui/icons-material/ChatOutlined';
import CreditScore from '@mui/icons-material/CreditScoreOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Fact from '@mui/icons-material/FactCheckOutlined';
import Feedback from '@mui/icons-material/FeedbackOutlined';
import Gavel from '@mui/icons-material/GavelOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import HomeWork from '@mui/icons-material/HomeWorkOutlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import Mail from '@mui/icons-material/MailOutlineOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import Newspaper from '@mui/icons-material/NewspaperOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import PermMedia from '@mui/icons-material/PermMediaOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Quickreply from '@mui/icons-material/QuickreplyOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Savings from '@mui/icons-material/SavingsOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Star from '@mui/icons-material/StarOutlineOutlined';
import Store from '@mui/icons-material/StorefrontOutlined';
import Volunteer from '@mui/icons-material/VolunteerActivismOutlined';
import Wallet from '@mui/icons-material/WalletOutlined';
import type { ComponentType } from 'react';

const icons: Partial<Record<MenuEntry, ComponentType>> = {
  panel: Dashboard,
  'institucional/responsabilidad-social-empresarial': Volunteer,
  'institucional/bienes-adjudicados': HomeWork,
  'institucional/boletines-informativos': Newspaper,
  'institucional/memorias-institucionales': MenuBook,
  'institucional/licitaciones': Handshake,
  'institucional/estados-financieros': AccountBalance,
  'institucional/tarifario': Receipt,
  'institucional/coeficiente-adecuacion-patrimonial': Percent,
  'contactanos/consultas': HelpOutline,
  'contactanos/calificaciones': Star,
  'contactanos/reclamos': Feedback,
  'contactanos/opiniones': Chat,
  'contactanos/solicitudes-creditos': CreditScore,
  'productos/caja-ahorro': Savings,
  'productos/simulador-creditos': Calculate,
  'productos/depositos-plazo-fijo': Schedule,
  saldos: Wallet,
  comunicados: Campaign,
  promociones: LocalOffer,
  novedades: Newspaper,
  remates: Gavel,
  usuarios: Group,
  'sitio/agencias': Place,
  'sitio/feriados': Event,
  'sitio/plantillas-respuesta': Quickreply,
  'sitio/correos': Mail,
  'sitio/auditoria': Fact,
  'sitio/biblioteca': PermMedia,
  'servicios/autorizaciones-debito': Store,
};

/** The picture of a menu entry: the only thing of it that a folded sidebar shows. */
export function EntryIcon({ entry }: { entry: MenuEntry }) {
  const Icon = icons[entry] ?? Article;
  return <Icon />;
}
