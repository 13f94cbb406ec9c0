import { defineMessages } from '@companion/ui/i18n';

export const footerMessages = defineMessages({
  places: { id: 'screens.footer.places', defaultMessage: '逛逛', description: 'Group of links' },
  shelf: {
    id: 'screens.footer.shelf',
    defaultMessage: '我的书架',
    description: 'Link to what the visitor keeps',
  },
  about: {
    id: 'screens.footer.about',
    defaultMessage: '伙伴',
    description: 'Group of links about the product',
  },
  product: {
    id: 'screens.footer.product',
    defaultMessage: '产品主页',
    description: 'Link to the site of the product',
  },
  follow: {
    id: 'screens.footer.follow',
    defaultMessage: '关注我们',
    description: 'Group of links to channels elsewhere',
  },
  legal: {
    id: 'screens.footer.legal',
    defaultMessage: '协议与政策',
    description: 'Group of links to legal documents',
  },
  terms: {
    id: 'screens.footer.terms',
    defaultMessage: '用户协议',
    description: 'Link to the terms of use',
  },
  privacy: {
    id: 'screens.footer.privacy',
    defaultMessage: '隐私政策',
    description: 'Link to the privacy policy',
  },
  beans: {
    id: 'screens.footer.beans',
    defaultMessage: '豆服务条款',
    description: 'Link to the terms of beans, the unit that looks are bought with',
  },
  subscription: {
    id: 'screens.footer.subscription',
    defaultMessage: '订阅服务条款',
    description: 'Link to the subscription terms',
  },
  topup: {
    id: 'screens.footer.topup',
    defaultMessage: '充值协议',
    description: 'Link to the top-up agreement',
  },
  note: {
    id: 'screens.footer.note',
    defaultMessage: '© {year} 伙伴 Companion',
    description: 'Copyright; {year} is this year',
  },
});
