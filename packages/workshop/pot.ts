import { writeFileSync } from 'node:fs';
import { checkoutFolder } from './checkout.ts';
import { makeTemplate, templateFile } from './translation-template.ts';

const checkout = checkoutFolder();
writeFileSync(templateFile(checkout), makeTemplate(checkout));
console.log(`wrote ${templateFile(checkout)}`);
