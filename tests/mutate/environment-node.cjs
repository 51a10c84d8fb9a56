// It tells which of a test's lines are reached, as the other one is made to.
const Environment = require('@stryker-mutator/jest-runner/jest-env/node');

module.exports = require('./until-noticed.cjs')(Environment);
