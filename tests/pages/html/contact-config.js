// The settings of a page whose policy forbids inline scripts.
window.wpcf7 = { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } };
