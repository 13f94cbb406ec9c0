import { describe, expect, it } from 'vitest';
import { assertCountry } from '../login-machine/login-rules.ts';
import { fakeServices } from '../login-machine/testing/fake-services.ts';
import { countries } from '../phone/countries.ts';
import { mainlandChina } from '../phone/phone.ts';
import type { LoginDialogProps, LoginFormProps, UseLoginOptions } from './index.ts';

const korea = countries.find(({ region }) => region === 'KR')!;
const services = fakeServices();
const international = { ...fakeServices(), countryCodes: ['86', '82'] };
const dialog = { open: true, onClose: () => {} };

describe('a country', () => {
  it('compiles with services that name their countries', () => {
    const props: [LoginDialogProps, LoginFormProps, UseLoginOptions] = [
      { ...dialog, services: international, country: korea },
      { services: international, country: korea },
      { open: true, services: international, country: korea },
    ];
    expect(props).toHaveLength(3);
    const mainland: LoginDialogProps = { ...dialog, services, country: mainlandChina };
    expect(mainland.country?.code).toBe('86');
  });

  it('does not compile with services for mainland China alone', () => {
    // @ts-expect-error
    const inDialog: LoginDialogProps = { ...dialog, services, country: korea };
    // @ts-expect-error
    const inForm: LoginFormProps = { services, country: korea };
    // @ts-expect-error
    const inHook: UseLoginOptions = { open: true, services, country: korea };
    expect([inDialog, inForm, inHook]).toHaveLength(3);
  });

  it('throws where no compiler has looked', () => {
    expect(() => assertCountry(services, korea)).toThrow(
      'The login services send codes to 86, not to country code 82',
    );
    expect(() => assertCountry(international, korea)).not.toThrow();
    expect(() => assertCountry(services, mainlandChina)).not.toThrow();
  });
});
