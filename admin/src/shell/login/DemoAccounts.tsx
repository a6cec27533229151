import '../../ground/page/configureZod';
import { rolLabels } from '@coop/domain';
import { type Account, settings } from '../../ground/page/settings';

export const DemoAccounts = ({ onPick }: { onPick: (account: Account) => void }) => (
  <section className="puerta-cuentas" aria-labelledby="demostracion">
    <h2 id="demostracion">Cuentas de demostración</h2>
    <div>
      {settings.cuentas.map((account) => (
        <button key={account.rol} type="button" onClick={() => onPick(account)}>
          {rolLabels[account.rol]}
        </button>
      ))}
    </div>
  </section>
);
