// The settings of a page that may not have anything inline.
window.wpcf7 = { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } };
