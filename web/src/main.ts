import '@fontsource/cinzel/latin-600.css';
import '@fontsource-variable/alegreya/index.css';
import './look/tokens.css';
import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { mendParts } from './frame/parts';
import { dress } from './look/theme';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
dress();
mendParts();
mount(App, { target });
