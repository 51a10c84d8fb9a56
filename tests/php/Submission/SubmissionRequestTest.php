<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission;

use Closure;
use Gazetteer\Submission\SubmissionRequest;
use Gazetteer\Tests\Check;

final class SubmissionRequestTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $own = ['https://places.example/blog', 'http://places.example:8080'];
        $rows = [
            'its own page' => [['HTTP_ORIGIN' => 'https://places.example'], true],
            'its own page with the default port' => [['HTTP_ORIGIN' => 'https://PLACES.example:443'], true],
            'the second URL of the site' => [['HTTP_ORIGIN' => 'http://places.example:8080'], true],
            'another port' => [['HTTP_ORIGIN' => 'https://places.example:8443'], false],
            'another scheme' => [['HTTP_ORIGIN' => 'http://places.example'], false],
            'another site' => [['HTTP_ORIGIN' => 'https://evil.example'], false],
            'a site whose name contains the name of this site' => [['HTTP_ORIGIN' => 'https://places.example.evil.example'], false],
            'a page that hides its origin' => [['HTTP_ORIGIN' => 'null'], false],
            'a page that hides its origin, in a browser that sends Sec-Fetch-Site' => [['HTTP_ORIGIN' => 'null', 'HTTP_SEC_FETCH_SITE' => 'same-origin'], true],
            'a request that the browser marks as cross-site' => [['HTTP_ORIGIN' => 'https://places.example', 'HTTP_SEC_FETCH_SITE' => 'cross-site'], false],
            'its own page with and without www' => [['HTTP_ORIGIN' => 'https://places.example', 'HTTP_SEC_FETCH_SITE' => 'same-site'], true],
            'another site with and without www' => [['HTTP_ORIGIN' => 'https://other.example', 'HTTP_SEC_FETCH_SITE' => 'same-site'], false],
            'a subdomain' => [['HTTP_SEC_FETCH_SITE' => 'same-site'], false],
            'no origin headers' => [[], null],
            'a list as the origin' => [['HTTP_ORIGIN' => ['https://places.example']], null],
        ];
        foreach ($rows as $says => [$server, $origin]) {
            yield "the origin is recognised: {$says}" => static fn () => Check::same($origin, SubmissionRequest::isFrom($own, $server));
        }
    }
}
