import { findSection, type Icon, type MenuEntry } from '@coop/domain';
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
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import Mail from '@mui/icons-material/MailOutlineOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import Newspaper from '@mui/icons-material/NewspaperOutlined';
import Outbox from '@mui/icons-material/OutboxOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import PermMedia from '@mui/icons-material/PermMediaOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Quickreply from '@mui/icons-material/QuickreplyOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Savings from '@mui/icons-material/SavingsOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Star from '@mui/icons-material/StarOutlineOutlined';
import Store from '@mui/icons-material/StorefrontOutlined';
import Support from '@mui/icons-material/SupportOutlined';
import Toc from '@mui/icons-material/TocOutlined';
import Volunteer from '@mui/icons-material/VolunteerActivismOutlined';
import VpnKey from '@mui/icons-material/VpnKeyOutlined';
import Wallet from '@mui/icons-material/WalletOutlined';
import Webhook from '@mui/icons-material/WebhookOutlined';
import type { ComponentType } from 'react';

const icons: Readonly<Record<Icon, ComponentType>> = {
  agreement: Handshake,
  audit: Fact,
  bank: AccountBalance,
  book: MenuBook,
  calculator: Calculate,
  calendar: Event,
  chat: Chat,
  credit: CreditScore,
  feedback: Feedback,
  gavel: Gavel,
  hook: Webhook,
  help: Support,
  house: HomeWork,
  key: VpnKey,
  lost: LinkOff,
  mail: Mail,
  megaphone: Campaign,
  menu: Toc,
  news: Newspaper,
  offer: LocalOffer,
  outbox: Outbox,
  page: Article,
  people: Group,
  percent: Percent,
  place: Place,
  question: HelpOutline,
  receipt: Receipt,
  reply: Quickreply,
  savings: Savings,
  star: Star,
  store: Store,
  term: Schedule,
  volunteer: Volunteer,
  wallet: Wallet,
};

const others: Partial<Record<MenuEntry, ComponentType>> = { panel: Dashboard, 'sitio/biblioteca': PermMedia };

export function EntryIcon({ entry }: { entry: MenuEntry }) {
  const section = findSection(entry);
  const Drawing = section ? icons[section.icon] : (others[entry] ?? Article);
  return <Drawing />;
}
