/** @jsxRuntime classic */
/** @jsx createElement */
import './screen.css';
import './picker.css';
import './work.css';
import './rows.css';
import './field-form.css';
import './preview.css';
import './save-bar.css';
import './less-room.css';
import { createElement, createRoot } from '@wordpress/element';
import { Screen } from './screen.tsx';

const place = document.querySelector('#gazetteer-fields');
if (place) createRoot(place).render(<Screen />);
