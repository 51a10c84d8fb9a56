const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = require('./until-noticed.cjs')(TestEnvironment);
