export default function Profiles() {
  return null;
}
