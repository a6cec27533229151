/**
 * Returns this machine's address on Docker's bridge network: the first of its subnet. Docker itself reports it only
 * from its second start on.
 */
export function hostAddress(docker) {
  const subnet = docker('network', 'inspect', 'bridge', '--format', '{{(index .IPAM.Config 0).Subnet}}');
  return subnet.replace(/\.0\/\d+$/, '.1');
}
