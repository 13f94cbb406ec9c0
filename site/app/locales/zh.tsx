import messages from 'virtual:messages/zh';
import { Outlet } from 'react-router';
import { Localised } from './localised.tsx';

export default function Chinese() {
  return (
    <Localised locale="zh" messages={messages}>
      <Outlet />
    </Localised>
  );
}
