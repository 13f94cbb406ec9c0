import messages from 'virtual:messages/en';
import { Outlet } from 'react-router';
import { Localised } from './localised.tsx';

export default function English() {
  return (
    <Localised locale="en" messages={messages}>
      <Outlet />
    </Localised>
  );
}
