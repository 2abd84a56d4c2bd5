import { ForgotPasswordScreen } from '@/components/account/forgot-password-screen';
import { loadScreen, screenMetadata } from '../../load';

export const generateMetadata = () => screenMetadata('supplierForget');

export default async function Page() {
  return <ForgotPasswordScreen {...(await loadScreen('supplier'))} />;
}
