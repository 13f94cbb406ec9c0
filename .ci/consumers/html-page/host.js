const login = document.querySelector('companion-login');
const output = document.querySelector('p');

const show = (user) => {
  output.textContent = user ? `User ${user.web_user_id}` : 'Nobody';
};

document.querySelector('button').addEventListener('click', () => login.show());
login.addEventListener('companion-login', ({ detail }) => show(detail.userInfo));
show(login.session);
