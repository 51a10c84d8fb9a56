<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Guard;

use Closure;
use Gazetteer\Submission\Guard\Origin;
use Gazetteer\Tests\Check;

final class OriginTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $own = ['https://places.example/blog', 'http://places.example:8080'];
        $rows = [
            'its own page' => [['HTTP_ORIGIN' => 'https://places.example'], Origin::Own],
            'its own page with the default port' => [['HTTP_ORIGIN' => 'https://PLACES.example:443'], Origin::Own],
            'the second URL of the site' => [['HTTP_ORIGIN' => 'http://places.example:8080'], Origin::Own],
            'another port' => [['HTTP_ORIGIN' => 'https://places.example:8443'], Origin::Foreign],
            'another scheme' => [['HTTP_ORIGIN' => 'http://places.example'], Origin::Foreign],
            'another site' => [['HTTP_ORIGIN' => 'https://evil.example'], Origin::Foreign],
            'a site whose name contains the name of this site' => [['HTTP_ORIGIN' => 'https://places.example.evil.example'], Origin::Foreign],
            'a page that hides its origin' => [['HTTP_ORIGIN' => 'null'], Origin::Foreign],
            'a page that hides its origin, in a browser that sends Sec-Fetch-Site' => [['HTTP_ORIGIN' => 'null', 'HTTP_SEC_FETCH_SITE' => 'same-origin'], Origin::Own],
            'a request that the browser marks as cross-site' => [['HTTP_ORIGIN' => 'https://places.example', 'HTTP_SEC_FETCH_SITE' => 'cross-site'], Origin::Foreign],
            'its own page with and without www' => [['HTTP_ORIGIN' => 'https://places.example', 'HTTP_SEC_FETCH_SITE' => 'same-site'], Origin::Own],
            'another site with and without www' => [['HTTP_ORIGIN' => 'https://other.example', 'HTTP_SEC_FETCH_SITE' => 'same-site'], Origin::Foreign],
            'a subdomain' => [['HTTP_SEC_FETCH_SITE' => 'same-site'], Origin::Foreign],
            'no origin headers' => [[], Origin::Unknown],
            'a list as the origin' => [['HTTP_ORIGIN' => ['https://places.example']], Origin::Unknown],
        ];
        foreach ($rows as $says => [$server, $origin]) {
            yield "the origin is recognised: {$says}" => static fn () => Check::same($origin, Origin::of($server, $own));
        }
    }
}
