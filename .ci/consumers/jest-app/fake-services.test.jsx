/** @jest-environment jsdom */
import '@companion/ui/login-dialog.css';
import { createFakeServices } from '@companion/sdk/testing';
import { LoginDialog } from '@companion/ui/login-dialog';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';

// In the page of Jest's jsdom, which lacks `fetch` and `TextEncoder`. The second test finds nothing of the first.
test.each(['first', 'second'])('the %s test sends a code to the same number', async () => {
  const onError = jest.spyOn(console, 'error');
  const { unmount } = render(
    <StrictMode>
      <LoginDialog open onClose={() => {}} services={createFakeServices()} />
    </StrictMode>,
  );
  await act(async () => {});
  const phone = screen.getByPlaceholderText('请输入手机号');
  fireEvent.change(phone, { target: { value: '13800138000' } });
  fireEvent.click(screen.getByRole('button', { name: '发送验证码' }));
  await screen.findByText(/后重新发送/);
  unmount();
  expect(onError).not.toHaveBeenCalled();
});
