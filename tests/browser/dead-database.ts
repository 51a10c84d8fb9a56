/**
 * The responses of WordPress while the database is unreachable and no plugin is loaded. Recorded
 * from WordPress 7.1 (`dead_db` in `wp-includes/functions.php`).
 */

/** The response of `admin-ajax.php`: status 200 and an incomplete HTML page. */
export const DEAD_AJAX = `<h1>Error establishing a database connection</h1>
<p>This either means that the username and password information in your <code>wp-config.php</code> file is incorrect or that contact with the database server at <code>127.0.0.1:1</code> could not be established. This could mean your host&#8217;s database server is down.</p>
<ul>
<li>Are you sure you have the correct username and password?</li>
<li>Are you sure you have typed the correct hostname?</li>
<li>Are you sure the database server is running?</li>
</ul>
<p>If you are unsure what these terms mean you should probably contact your host. If you still need help you can always visit the <a href="https://wordpress.org/support/forums/">WordPress support forums</a>.</p>
`;

/** The response of a REST call: status 500 and an HTML page. */
export const DEAD_REST = `<!DOCTYPE html>
<html dir='ltr'>
<head>
	<meta http-equiv="Content-Type" content="text/html; charset=UTF-8" />
	<meta name="viewport" content="width=device-width, initial-scale=1.0">
			<title>Database Error</title>
</head>
<body id="error-page">
	<div class="wp-die-message"><h1>Error establishing a database connection</h1></div></body>
</html>
`;
