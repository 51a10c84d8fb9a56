// Records which lines a test reaches, like the jsdom environment.
const Environment = require('@stryker-mutator/jest-runner/jest-env/node');

module.exports = require('./until-noticed.cjs')(Environment);
