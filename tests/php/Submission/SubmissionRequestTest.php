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
            'its own page, with the port that goes without saying' => [['HTTP_ORIGIN' => 'https://PLACES.example:443'], true],
            'the other address of the site' => [['HTTP_ORIGIN' => 'http://places.example:8080'], true],
            'another port' => [['HTTP_ORIGIN' => 'https://places.example:8443'], false],
            'another scheme' => [['HTTP_ORIGIN' => 'http://places.example'], false],
            'another site' => [['HTTP_ORIGIN' => 'https://evil.example'], false],
            'a site with this one in its name' => [['HTTP_ORIGIN' => 'https://places.example.evil.example'], false],
            'a page that hides where it is' => [['HTTP_ORIGIN' => 'null'], false],
            'a page that hides where it is, in a browser that knows better' => [['HTTP_ORIGIN' => 'null', 'HTTP_SEC_FETCH_SITE' => 'same-origin'], true],
            'what the browser says is another site, whatever else it says' => [['HTTP_ORIGIN' => 'https://places.example', 'HTTP_SEC_FETCH_SITE' => 'cross-site'], false],
            'its own page at the sibling name of the site' => [['HTTP_ORIGIN' => 'https://places.example', 'HTTP_SEC_FETCH_SITE' => 'same-site'], true],
            'a sibling that is none of its own' => [['HTTP_ORIGIN' => 'https://other.example', 'HTTP_SEC_FETCH_SITE' => 'same-site'], false],
            'a subdomain' => [['HTTP_SEC_FETCH_SITE' => 'same-site'], false],
            'nothing of the kind' => [[], null],
            'a list' => [['HTTP_ORIGIN' => ['https://places.example']], null],
        ];
        foreach ($rows as $says => [$server, $origin]) {
            yield "knows {$says}" => static fn () => Check::same($origin, SubmissionRequest::isFrom($own, $server));
        }
    }
}
