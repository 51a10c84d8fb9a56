import type { Mount } from '@gazetteer/host';
import { arrive } from './arrive.ts';
import { FACES } from './faces.ts';
import './style.css';
import './own-forms.css';

export const mount: Mount = (root) => arrive(root, FACES)?.leave;
